/**
 * The build renames imports but not URLs: if the file that starts a thread is compiled, so is the module of
 * the thread.
 */
export function compiledLike(starter: string, module: URL): URL {
  if (starter.endsWith('.ts')) return module;
  const file = module.pathname.slice(module.pathname.lastIndexOf('/') + 1).replace(/\.ts$/, '.js');
  // All files of the build are in one folder.
  return new URL(file, starter);
}
