import { esc } from '../html/prose.ts';
import type { SiteCompany } from '../world/company.ts';
import type { Draw } from './template.ts';

/**
 * Firms that are on the register and stand on sites that are not theirs: hosts, payment firms, insurers,
 * agencies.
 */
export function processors(draw: Draw): {
  host: SiteCompany;
  payments: SiteCompany;
  mail: string;
  cloud: string;
} {
  const { random, firms } = draw;
  return {
    host: random.pick(firms.registered.host),
    payments: random.pick(firms.registered.payments),
    mail: random.pick(firms.foreign.mail ?? []),
    cloud: random.pick(firms.foreign.host ?? []),
  };
}

/** A list of those who handle visitors' data, with their own numbers in it. */
export function processorList(draw: Draw): string {
  const { host, payments, mail, cloud } = processors(draw);
  return `<h3>Who else handles your details</h3><ul>
<li>Our website is hosted by ${esc(host.styled)} (company number ${host.company_number}).</li>
<li>Card payments are processed by ${esc(payments.styled)}, registered in England and Wales no. ${payments.company_number}, authorised by the Financial Conduct Authority.</li>
<li>Newsletters are sent by ${mail}, and files are stored with ${cloud}.</li></ul>`;
}
