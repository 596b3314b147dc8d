import { cookieBanner, type Layout, links, WIDE_MENU } from './layout.ts';
import { esc } from './prose.ts';

const script = (random: { int(min: number, max: number): number }) =>
  `<script>window.dataLayer=window.dataLayer||[];function gt(){dataLayer.push(arguments)}gt('config','G-${random.int(1_000_000, 9_999_999)}');</script>`;

export const LAYOUTS: Layout[] = [
  {
    name: 'block-theme',
    render: (p, random) => `<!DOCTYPE html>
<html lang="${p.lang}">
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(p.title)}</title>
<link rel="stylesheet" id="wp-block-library-css" href="/wp-includes/css/dist/block-library/style.min.css" media="all">
<style>.wp-block-group{margin:0 auto;max-width:72rem}.site-footer a{color:#fff}</style>${p.head}
${script(random)}</head>
<body class="home page-template-default wp-custom-logo">
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group"><p class="wp-block-site-title"><a href="/" rel="home">${esc(p.brand)}</a></p>
<nav class="wp-block-navigation"><ul>${links(p.nav, (a) => `<li class="wp-block-navigation-item">${a}</li>`)}</ul></nav></div></header>
<main class="wp-block-group"><h1 class="wp-block-post-title">${esc(p.title)}</h1><div class="entry-content">${p.main}</div></main>
<footer class="wp-block-template-part site-footer"><div class="wp-block-group has-background"><nav class="footer-menu">${links(p.smallPrint, (a) => `<span>${a}</span> `)}</nav>${p.footer
      .map((line) => `<p class="has-small-font-size">${line}</p>`)
      .join(
        '\n',
      )}${p.credit ? `<p class="credit">${p.credit}</p>` : ''}</div></footer></div>${cookieBanner(random)}
</body></html>`,
  },
  {
    name: 'shop-theme',
    render: (p, random) => `<!doctype html>
<html class="no-js" lang="${p.lang}"><head><meta charset="utf-8"><title>${esc(p.title)} &ndash; ${esc(p.brand)}</title>
<meta property="og:site_name" content="${esc(p.brand)}"><meta property="og:title" content="${esc(p.title)}">${p.head}
<script id="shop-features" type="application/json">{"accessToken":"${random.int(10_000_000, 99_999_999)}","betas":["rich-media"],"domain":"${p.domain}"}</script></head>
<body class="gradient"><a class="skip-to-content-link" href="#MainContent">Skip to content</a>
<div class="announcement-bar"><p>Free delivery over &pound;${random.int(30, 80)}</p></div>
<header class="header"><a href="/" class="header__heading-link"><span class="h2">${esc(p.brand)}</span></a>
<nav><ul class="list-menu">${WIDE_MENU.slice(0, 8)
      .map((text) => `<li><a href="/collections/${text.toLowerCase().replaceAll(' ', '-')}">${text}</a></li>`)
      .join('')}</ul></nav></header>
<main id="MainContent"><div class="page-width"><h1 class="main-page-title">${esc(p.title)}</h1><div class="rte">${p.main}</div></div></main>
<footer class="footer"><div class="footer-block__newsletter"><h2>Subscribe to our emails</h2></div>
<ul class="footer__list">${links([...p.nav, ...p.smallPrint], (a) => `<li>${a}</li>`, 'class="link" ')}</ul>
<div class="footer__copyright caption">${p.footer.map((line) => `<small class="copyright__content">${line}</small>`).join(' ')}${p.credit ? `<small>${p.credit}</small>` : ''}</div>
</footer></body></html>`,
  },
  {
    name: 'bootstrap',
    render: (p, random) => `<!DOCTYPE html><html lang="${p.lang}"><head><meta charset="utf-8"/>
<link href="/css/bootstrap.min.css" rel="stylesheet"/><title>${esc(p.brand)} | ${esc(p.title)}</title>${p.head}</head><body>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/"><img src="/img/logo.svg" alt="${esc(p.brand)} logo" width="120"></a>
<ul class="navbar-nav">${links(p.nav, (a) => `<li class="nav-item">${a}</li>`, 'class="nav-link" ')}</ul></div></nav>
<section class="py-5"><div class="container"><div class="row"><div class="col-lg-8"><h1>${esc(p.title)}</h1>${p.main}</div>
<aside class="col-lg-4"><div class="card"><div class="card-body"><h5>Ask us</h5><form><input name="email"><textarea></textarea></form></div></div></aside></div></div></section>
<footer class="bg-dark text-white py-4"><div class="container"><div class="row"><div class="col-md-4"><ul class="list-unstyled">${links([...p.nav, ...p.smallPrint], (a) => `<li>${a}</li>`)}</ul></div>
<div class="col-md-8 small">${p.footer.join('<br>\n')}</div></div>${p.credit ? `<div class="text-end">${p.credit}</div>` : ''}</div></footer>
${cookieBanner(random)}<script src="/js/bootstrap.bundle.min.js"></script></body></html>`,
  },
  {
    name: 'old-table',
    render: (p) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><title>${esc(p.brand)} - ${esc(p.title)}</title>
<meta name="GENERATOR" content="Page editor 4.0">${p.head}</head>
<body bgcolor="#ffffff" link="#003399"><center><table width="780" border="0" cellpadding="4"><tr><td colspan="2" bgcolor="#003399"><font color="white" size="5"><b>${esc(p.brand)}</b></font></td></tr>
<tr><td width="150" valign="top">${links(p.nav, (a) => `${a}<br>`)}</td>
<td valign="top"><font face="Verdana" size="2"><h2>${esc(p.title)}</h2>${p.main}</font></td></tr>
<tr><td colspan="2" align="center"><hr><font size="1" face="Verdana">${links(p.smallPrint, (a) => `${a} | `)}<br>${p.footer.join('<br>')}</font></td></tr>
${p.credit ? `<tr><td colspan="2" align="right"><font size="1">${p.credit}</font></td></tr>` : ''}</table></center></body></html>`,
  },
  {
    name: 'deep-divs',
    render: (p, random) => {
      const id = () => `comp-${random.int(100_000, 999_999).toString(36)}`;
      const rich = (line: string) =>
        `<div id="${id()}" class="KcpHeO tz5f0K ${id()} wixui-rich-text" data-testid="richTextElement"><p class="font_9 wixui-rich-text__text" style="font-size:12px;text-align:center"><span style="font-size:12px" class="wixui-rich-text__text">${line}</span></p></div>`;
      return `<!DOCTYPE html><html lang="${p.lang}"><head><meta charset="utf-8"><title>${esc(p.title)} | ${esc(p.brand)}</title>${p.head}
<style id="css_masterPage">#masterPage{--pinned-layer:50}</style></head><body class="device-desktop"><div id="SITE_CONTAINER"><div id="main_MF"><div id="masterPage">
<header id="SITE_HEADER"><div class="lvRWvb"><div data-testid="screenWidthContainerBg"></div><h6 style="font-size:26px"><span>${esc(p.brand)}</span></h6>
<wix-dropdown-menu><nav aria-label="Site"><ul>${links(p.nav, (a) => `<li data-direction="false"><div><div>${a}</div></div></li>`)}</ul></nav></wix-dropdown-menu></div></header>
<main id="PAGES_CONTAINER"><div id="SITE_PAGES"><div id="${id()}"><section><div data-mesh-id="content"><h1>${esc(p.title)}</h1>${p.main}</div></section></div></div></main>
<footer id="SITE_FOOTER"><div><div data-mesh-id="SITE_FOOTERinlineContent">${links(p.smallPrint, rich)}${p.footer.map(rich).join('')}${p.credit ? rich(p.credit) : ''}</div></div></footer>
</div></div></div></body></html>`;
    },
  },
  {
    name: 'plain',
    render: (p) => `<!doctype html>
<html lang="${p.lang}">
<head>
  <meta charset="utf-8">
  <title>${esc(p.title)} – ${esc(p.brand)}</title>
  ${p.head}
</head>
<body>
  <header>
    <p><strong>${esc(p.brand)}</strong></p>
    <nav>${links(p.nav, (a) => a).replaceAll('</a><a', '</a> · <a')}</nav>
  </header>
  <main>
    <h1>${esc(p.title)}</h1>
    ${p.main}
  </main>
  <footer>
    <p>${links(p.smallPrint, (a) => `${a} `)}</p>
    ${p.footer.map((line) => `<div>${line}</div>`).join('\n    ')}
    ${p.credit ? `<div>${p.credit}</div>` : ''}
  </footer>
</body>
</html>`,
  },
];
