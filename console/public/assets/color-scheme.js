// Before the first paint, so that a dark page never flashes white; and again when the system changes its
// colours.
(() => {
  const key = 'mantine-color-scheme-value';
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem(key);
    } catch {
      // Storage can be forbidden; then the system decides.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  };
  apply();
  system.addEventListener('change', apply);
})();
