import { cookieBanner, type Layout, links, WIDE_MENU } from './layout.ts';
import { esc } from './prose.ts';

/** Layouts that nothing was fitted on. */
export const TEST_LAYOUTS: Layout[] = [
  {
    name: 'page-builder',
    render: (p, random) => {
      const widget = (html: string) =>
        `<div class="elementor-element elementor-element-${random.int(1_000_000, 9_999_999).toString(16)} elementor-widget elementor-widget-text-editor" data-element_type="widget"><div class="elementor-widget-container">${html}</div></div>`;
      return `<!DOCTYPE html>
<html lang="${p.lang}"><head><meta charset="UTF-8"><title>${esc(p.title)} - ${esc(p.brand)}</title>
<meta name="generator" content="WordPress 6.4">${p.head}
<link rel='stylesheet' href='/wp-content/plugins/elementor/assets/css/frontend.min.css'></head>
<body class="wp-singular elementor-default elementor-kit-7">
<div data-elementor-type="header"><section class="elementor-section"><div class="elementor-container">${widget(`<a href="/">${esc(p.brand)}</a>`)}
<nav class="elementor-nav-menu--main"><ul>${links(p.nav, (a) => `<li class="menu-item">${a}</li>`)}</ul></nav>
<nav class="elementor-nav-menu--dropdown" aria-hidden="true"><ul>${links(p.nav, (a) => `<li class="menu-item">${a}</li>`)}</ul></nav></div></section></div>
<div data-elementor-type="wp-page"><section class="elementor-section"><div class="elementor-container">${widget(`<h1>${esc(p.title)}</h1>`)}${widget(p.main)}</div></section></div>
<div data-elementor-type="footer" class="elementor-location-footer"><section class="elementor-section">${widget(`<ul>${links(p.smallPrint, (a) => `<li>${a}</li>`)}</ul>`)}${p.footer.map((line) => widget(`<span>${line}</span>`)).join('')}${p.credit ? widget(p.credit) : ''}</section></div>
${cookieBanner(random)}</body></html>`;
    },
  },
  {
    name: 'app-router',
    render: (p, random) =>
      `<!DOCTYPE html><html lang="${p.lang}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${esc(p.title)} | ${esc(p.brand)}</title>${p.head}<link rel="preload" href="/_next/static/css/${random.int(1e6, 9e6)}.css" as="style"/></head><body><div id="__next"><div class="flex min-h-screen flex-col"><header class="sticky top-0 z-50"><div class="mx-auto flex"><a class="font-bold" href="/">${esc(p.brand)}</a><nav class="hidden md:flex">${links(p.nav, (a) => a, 'class="px-3 py-2 text-sm" ')}</nav></div></header><main class="flex-1"><article class="prose mx-auto"><h1>${esc(p.title)}</h1>${p.main}</article></main><footer class="border-t"><div class="mx-auto grid grid-cols-2">${links([...p.nav, ...p.smallPrint], (a) => `<div>${a}</div>`)}</div><div class="mx-auto text-xs text-slate-500">${p.footer.map((line) => `<p class="mt-2">${line}</p>`).join('')}${p.credit ? `<p class="mt-2">${p.credit}</p>` : ''}</div></footer></div></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"slug":"${p.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}","build":${random.int(1000, 9999)}}},"page":"/[[...slug]]","query":{},"buildId":"${random.int(1e6, 9e6)}"}</script></body></html>`,
  },
  {
    name: 'block-builder',
    render: (p, random) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${p.lang}">
<head><base href=""><meta charset="utf-8" /><title>${esc(p.brand)}${p.title === p.brand ? '' : ` — ${esc(p.title)}`}</title><meta property="og:site_name" content="${esc(p.brand)}"/>${p.head}</head>
<body id="collection-${random.int(1e8, 9e8).toString(16)}" class="tweak-global-animations-enabled">
<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header"><div class="header-title-text"><a id="site-title" href="/">${esc(p.brand)}</a></div>
<div class="header-nav-list">${links(p.nav, (a) => `<div class="header-nav-item">${a}</div>`)}</div></header>
<main id="page"><article class="sections"><section class="page-section"><div class="sqs-block html-block"><div class="sqs-html-content"><h2>${esc(p.title)}</h2>${p.main}</div></div></section></article></main>
<footer class="sections" id="footer-sections"><section><div class="sqs-layout sqs-grid-12"><div class="sqs-block html-block"><div class="sqs-html-content"><p>${links(p.smallPrint, (a) => `${a}&nbsp; `)}</p><p class="sqsrte-small">${p.footer.join('<br/>')}</p></div></div>
${p.credit ? `<div class="sqs-block html-block"><p>${p.credit}</p></div>` : ''}</div></section></footer></div></body></html>`,
  },
  {
    name: 'shouting',
    render: (p) => `<HTML>
<HEAD><TITLE>${esc(p.title)} -- ${esc(p.brand)}</TITLE>${p.head}</HEAD>
<BODY BGCOLOR=WHITE TEXT=BLACK>
<H1>${esc(p.brand)}</H1>
<UL>${links(p.nav, (a) => `<LI>${a}`)}</UL>
<HR>
<H2>${esc(p.title)}</H2>
${p.main}
<HR>${links(p.smallPrint, (a) => `[${a}] `)}
<HR><ADDRESS><SMALL>
${p.footer.join('\n<BR>')}
${p.credit ? `<BR>${p.credit}` : ''}
</SMALL></ADDRESS>
</BODY>`,
  },
  {
    name: 'utility-css',
    render: (
      p,
      random,
    ) => `<!DOCTYPE html><html lang="${p.lang}" data-theme="light"><head><meta charset="utf-8"><title>${esc(p.title)} · ${esc(p.brand)}</title>${p.head}<style>:root{--a:${random.int(10, 99)}px}</style></head><body><astro-island></astro-island>
<header class="site"><a href="/" aria-label="${esc(p.brand)} home"><svg viewBox="0 0 10 10"><title>${esc(p.brand)}</title><path d="M0 0h10v10z"/></svg></a>
<button aria-expanded="false">Menu</button><ul>${WIDE_MENU.map((text) => `<li><a href="/${text.toLowerCase().replaceAll(' ', '-')}/">${text}</a></li>`).join('')}</ul></header>
<main><h1>${esc(p.title)}</h1>${p.main}</main>
<div class="site-foot"><div class="cols"><div>${links([...p.nav, ...p.smallPrint], (a) => `<p>${a}</p>`)}</div><div class="legal">${p.footer.map((line) => `<span class="block">${line}</span>`).join('<span aria-hidden="true"> · </span>')}</div></div>${p.credit ? `<div class="made">${p.credit}</div>` : ''}</div></body></html>`,
  },
  {
    name: 'module-cms',
    render: (p, random) => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="${p.lang}" lang="${p.lang}">
<head><meta http-equiv="content-type" content="text/html; charset=utf-8" /><title>${esc(p.title)}</title>
<meta name="description" content="${esc(p.brand)}" /><meta name="generator" content="Joomla! - Open Source Content Management" />${p.head}</head>
<body class="site com_content view-article"><div class="body"><div class="container"><div class="header"><span class="site-title" title="${esc(p.brand)}">${esc(p.brand)}</span></div>
<div class="navigation"><ul class="nav menu mod-list">${links(p.nav, (a) => `<li class="item-${random.int(100, 999)}">${a}</li>`)}</ul></div>
<div id="content" class="item-page"><div class="page-header"><h2>${esc(p.title)}</h2></div><div>${p.main}</div></div></div></div>
<div class="footer"><div class="container"><div class="moduletable"><ul class="nav menu">${links(p.smallPrint, (a) => `<li>${a}</li>`)}</ul><div class="custom">
${p.footer.map((line) => `<p style="text-align: center;">${line}</p>`).join('\n')}
</div></div>${p.credit ? `<p class="pull-right">${p.credit}</p>` : ''}</div></div></body></html>`,
  },
];
