import type { SitePlan } from '../templates/template.ts';

/** Everything that a template wrote for a site, as text without tags and entities. */
export function planText(plan: SitePlan): string {
  const html = [
    plan.title ?? '',
    plan.head ?? '',
    plan.home ?? '',
    plan.rawHome ?? '',
    ...(plan.footer ?? []),
    plan.particulars?.html ?? '',
    ...(plan.pages ?? []).map(({ main }) => main),
    plan.certificate?.organisation ?? '',
  ].join('\n');
  return textOf(html);
}

export function textOf(html: string): string {
  return html
    .replaceAll(/<script[^>]*ld\+json[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
