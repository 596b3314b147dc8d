// Before the first paint, so that a dark page never flashes white.
(() => {
  const key = 'mantine-color-scheme-value';
  let chosen = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; then the system decides.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
