import { createHash } from 'node:crypto';
import { embeddedTypefaces } from '../../../platform/typefaces/index.ts';

/**
 * For A4 paper first, and for screens down to the width of a phone. A report loads nothing, so that it is one
 * file: it has the colours of the other pages, and contains their typefaces.
 */
export const STYLE = `
${embeddedTypefaces()}@page { size: A4; margin: 16mm 16mm 20mm }
:root { color-scheme: light; --ink: #22201c; --quiet: #5d5850; --line: #e0dcd3; --tint: #f6f4ef; --accent: #7a2e1d; --good: #1d6b35; --bad: #9a2b1f }
* { box-sizing: border-box }
html { background: #fff }
body { margin: 0 auto; max-width: 178mm; color: var(--ink); font: 10.5pt/1.45 "Source Sans 3", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", Arial, sans-serif; overflow-wrap: anywhere }
h1, h2, h3, p, dl, ol, ul, table { margin: 0 }
h1, h2, h3, .answer .name, header strong { font-family: "Source Serif 4", Georgia, "Times New Roman", serif }
h1 { font-size: 19pt; line-height: 1.2 }
h2 { font-size: 12.5pt; margin: 7mm 0 2.5mm; padding-bottom: 1mm; border-bottom: .4mm solid var(--ink); break-after: avoid }
h3 { font-size: 10.5pt; break-after: avoid }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 2px }
header { display: flex; justify-content: space-between; gap: 6mm; align-items: baseline; margin-bottom: 4mm; color: var(--quiet) }
header strong { color: var(--accent); font-size: 13pt }
.quiet { color: var(--quiet); font-size: 9pt }
.answer { border: .3mm solid var(--line); border-left: 1.6mm solid var(--quiet); background: var(--tint); padding: 4mm 5mm; margin: 4mm 0; break-inside: avoid }
.answer.good { border-left-color: var(--good) }
.answer.bad { border-left-color: var(--bad) }
.answer .name { font-size: 15pt; font-weight: 650; line-height: 1.25 }
.answer p + p { margin-top: 1.5mm }
dl { display: grid; grid-template-columns: 46mm 1fr; gap: 1mm 5mm }
dt { color: var(--quiet) }
dd { margin: 0 }
ol.quotes { list-style: none; padding: 0; counter-reset: quote }
ol.quotes > li { counter-increment: quote; position: relative; padding: 0 0 0 9mm; margin-bottom: 4mm; break-inside: avoid }
ol.quotes > li::before { content: counter(quote) "."; position: absolute; left: 0; font-weight: 650 }
blockquote { margin: 1mm 0; padding-left: 3mm; border-left: .6mm solid var(--line); font-size: 11pt }
.hash { font: 7.6pt/1.4 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; color: var(--quiet); word-break: break-all }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt }
th { text-align: left; color: var(--quiet); font-weight: 600 }
th, td { padding: 1.3mm 2mm 1.3mm 0; border-bottom: .2mm solid var(--line); vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }
ul { padding-left: 5mm }
li + li { margin-top: .8mm }
ol.steps { padding-left: 5mm }
p + ol, p + ul, p + table, table + p { margin-top: 1.5mm }
td:first-child::first-letter { text-transform: uppercase }
.receipt { margin-top: 3mm; padding: 3mm; background: var(--tint); border: .2mm solid var(--line) }
.state-present { color: var(--good) }
.state-missing, .state-outdated, .state-contradicts_register { color: var(--bad) }
section { break-inside: auto }
@media screen { body { padding: 10mm 8mm 16mm } }
@media screen and (max-width: 640px) {
  body { padding: 5mm 4.5mm 12mm; font-size: 15px }
  header { flex-direction: column; gap: 0 }
  h1 { font-size: 22px }
  .answer .name { font-size: 19px }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd + dt { margin-top: 2mm }
  table, tbody, tr, td { display: block }
  thead { display: none }
  td { border-bottom: 0; padding: .3mm 0 }
  td:empty { display: none }
  tr { border-bottom: .2mm solid var(--line); padding: 2mm 0 }
}
`;

/**
 * The page may use this style with its typefaces and nothing else: even if text of a website became markup,
 * it could load and run nothing.
 */
export const REPORT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'font-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
