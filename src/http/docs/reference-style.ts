/** Beside the common style of our pages outside the console. */
export const REFERENCE_STYLE = `
html { scroll-padding-top: 1rem; }
body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); min-height: 100vh; }
nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1.5rem; border-right: 1px solid var(--line); background: var(--card); }
nav > ul { margin: 1.25rem 0 0; padding: 0; list-style: none; }
nav ul ul { margin: 0; padding: 0 0 .5rem .9rem; list-style: none; font-size: .875rem; }
nav li a { display: block; padding: .3rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; }
main { max-width: 56rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
.operation { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.operation > :first-child { margin-top: 0; font-size: 1.35rem; }
.route { overflow-wrap: anywhere; }
.method { padding: .1rem .5rem; border-radius: 4px; font: 700 .8rem ui-monospace, Menlo, Consolas, monospace; color: #fff; background: var(--filled); }
.quiet { color: var(--quiet); }
.label { margin: 1rem 0 .3rem; font-weight: 700; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
th code { white-space: nowrap; }
thead th { color: var(--quiet); }
details { margin: .5rem 0; }
summary { padding: .4rem 0; cursor: pointer; font-weight: 700; }
.samples { margin-top: 1rem; }
@media (max-width: 48rem) {
  body { display: block; }
  nav { position: static; padding: 1rem; border-right: 0; border-bottom: 1px solid var(--line); }
  nav ul ul { display: none; }
  nav > ul { display: flex; gap: 1.25rem; margin-top: .75rem; overflow-x: auto; }
  nav li a { padding: .6rem 0; white-space: nowrap; }
  summary { padding: .7rem 0; }
}
`;
