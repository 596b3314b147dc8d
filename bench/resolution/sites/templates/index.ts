import { DOUBTFUL } from './doubtful.ts';
import { EMBEDDED_TERMS } from './embedded.ts';
import { FIRMS } from './firms.ts';
import { FOOTER } from './footer.ts';
import { FOREIGN } from './foreign.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { LOOK_ALIKES } from './look-alikes.ts';
import { NAMES } from './names.ts';
import { NATIONS } from './nations.ts';
import { NO_COMPANY } from './no-company.ts';
import { NOBODY } from './nobody.ts';
import { ODD_FORMS } from './odd-forms.ts';
import { OTHERS } from './others.ts';
import { RELATION_TEMPLATES } from './relations.ts';
import { ROLES } from './roles.ts';
import { STRUCTURED_DATA } from './structured-data.ts';
import type { SiteTemplate } from './template.ts';
import { TINY_SITES } from './tiny-sites.ts';
import { WIDER_DOUBTS } from './wider-doubts.ts';
import { WIDER_NUMBERS } from './wider-numbers.ts';

export const TEMPLATES: SiteTemplate[] = [
  ...FOOTER,
  ...ODD_FORMS,
  ...STRUCTURED_DATA,
  ...NATIONS,
  ...LEGAL_PAGES,
  ...LOOK_ALIKES,
  ...ROLES,
  ...OTHERS,
  ...FIRMS,
  ...NAMES,
  ...DOUBTFUL,
  ...NOBODY,
  ...FOREIGN,
  ...WIDER_NUMBERS,
  ...WIDER_DOUBTS,
  ...RELATION_TEMPLATES,
  ...EMBEDDED_TERMS,
  ...NO_COMPANY,
  ...TINY_SITES,
];
