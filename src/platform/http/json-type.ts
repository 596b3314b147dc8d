/** For answers that are written as JSON by hand, where the framework would name the type. */
export const JSON_TYPE = 'application/json; charset=utf-8';
