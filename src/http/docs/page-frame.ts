/** The style of the guides: light and dark, without requests to other hosts. */
export const GUIDE_STYLE = `
:root { color-scheme: light dark; --ink: #22201c; --paper: #f6f4ef; --card: #fff; --line: #e0dcd3; --accent: #7a2e1d; --quiet: #5d5850; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #1b1916; --card: #26231f; --line: #3a362f; --accent: #e8a08c; --quiet: #b3ab9e; } }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
nav { padding: 1.5rem; border-right: 1px solid var(--line); background: var(--card); }
nav ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
nav li a { display: block; padding: .35rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; }
.brand { font: 1.2rem Georgia, serif; text-decoration: none; }
main { max-width: 50rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.25; }
a { color: var(--accent); }
pre { padding: 1rem; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; font-size: .875rem; line-height: 1.5; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre code { font-size: inherit; overflow-wrap: normal; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .4rem .8rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
img { max-width: 100%; background: #fff; border-radius: 8px; }
blockquote { margin: 1rem 0; padding: .1rem 1rem; border-left: 3px solid var(--accent); color: var(--quiet); }
@media (max-width: 48rem) { body { display: block; } nav { border-right: 0; border-bottom: 1px solid var(--line); } }
`;
