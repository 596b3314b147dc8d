import type { WebsiteCondition } from '../world/sandbox-company.ts';
import { type ChangeTable, type MakeChange, nameOf } from './change.ts';
import { changeName, changeStatus } from './profile-changes.ts';

/** Only featured companies have a website. */
function setWebsite(condition: WebsiteCondition): MakeChange {
  return (company) => {
    if (company.featured === undefined) return `${nameOf(company)} has no website here.`;
    if (company.website === condition) return `The website of ${nameOf(company)} is in this state already.`;
    company.website = condition;
    return [];
  };
}

const takeWebsiteDown = setWebsite('unreachable');
const sellWebsite = setWebsite('other_operator');
const editWebsite = setWebsite('other_details');

/** Also undoes the other changes of the website. */
const restoreWebsite: MakeChange = (company) => {
  if (company.website === undefined) return `The website of ${nameOf(company)} is as it always was.`;
  delete company.website;
  return [];
};

/** The website still shows the former name. */
const makeNameOutdated: MakeChange = (company, setting) =>
  company.featured === undefined ? `${nameOf(company)} has no website here.` : changeName(company, setting);

const dissolveWhileTrading: MakeChange = (company, setting) => {
  if (company.featured === undefined) return `${nameOf(company)} has no website here.`;
  if (company.profile.date_of_cessation !== undefined) return `${nameOf(company)} is closed already.`;
  return changeStatus(company, setting);
};

/** Websites of featured companies. They change only when asked for. */
export const WEBSITE_CHANGES = {
  website_operator_changed: { make: sellWebsite },
  website_details_changed: { make: editWebsite },
  website_unreachable: { make: takeWebsiteDown },
  website_back: { make: restoreWebsite },
  trading_while_dissolved: { make: dissolveWhileTrading, also: ['company_status_changed'] },
  website_name_outdated: { make: makeNameOutdated, also: ['company_name_changed'] },
} satisfies ChangeTable;
