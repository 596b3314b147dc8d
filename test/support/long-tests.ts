/** Whether tests run that take minutes of both cores: with `npm run test:survey`, and not with `npm test`. */
export const runsLongTests = process.env.LONG_TESTS === '1';
