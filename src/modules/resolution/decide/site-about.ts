import { nameKey } from '../../../shared/company-name.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';

/** Words that people who are not the company put behind its name. */
const SAID_BY_OTHERS =
  /^(?:UK)?(COMPLAINTS?|REVIEWS?|SCAMS?|FRAUD|FANS?|FANCLUB|FORUM|VICTIMS?|TRUTH|EXPOSED|BOYCOTT|PETITION|ACTIONGROUP|OWNERS(?:CLUB)?|SUCKS|WIKI|PARODY|REFUNDS?|CLAIMS?|SPARES|PARTS)$/;
const NAME_MIN = 5;

/**
 * The word that makes the domain one about the company, `complaints` in larch-complaints.co.uk, when there is one. Such a
 * site may print all the particulars of the company it speaks of.
 */
export function wordOfSiteAbout({ sighted }: Ranked, { labels }: SiteFacts): string | null {
  const { company_name: current, previous_names: previous } = sighted.candidate.company;
  for (const name of [current, ...previous].map(nameKey)) {
    const words = name.split(' ').filter((word) => word !== 'THE');
    for (let count = words.length; count > 0; count--) {
      const beginning = words.slice(0, count).join('');
      if (beginning.length < NAME_MIN) break;
      for (const label of labels.map((one) => one.replaceAll(' ', ''))) {
        if (!label.startsWith(beginning)) continue;
        const word = SAID_BY_OTHERS.exec(label.slice(beginning.length))?.[1];
        if (word && !words.slice(count).includes(word)) return word.toLowerCase();
      }
    }
  }
  return null;
}
