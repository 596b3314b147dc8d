import type { WebsiteCondition } from '../world/sandbox-company.ts';
import { type MakeChange, nameOf } from './change.ts';
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

export const loseWebsite = setWebsite('unreachable');
export const sellWebsite = setWebsite('other_operator');
export const editWebsite = setWebsite('other_details');

/** Also undoes the other changes of the website. */
export const restoreWebsite: MakeChange = (company) => {
  if (company.website === undefined) return `The website of ${nameOf(company)} is as it always was.`;
  delete company.website;
  return [];
};

/** The website goes on printing the name that the company had. */
export const outdateName: MakeChange = (company, setting) =>
  company.featured === undefined ? `${nameOf(company)} has no website here.` : changeName(company, setting);

export const dissolveTrading: MakeChange = (company, setting) => {
  if (company.featured === undefined) return `${nameOf(company)} has no website here.`;
  if (company.profile.date_of_cessation !== undefined) return `${nameOf(company)} is closed already.`;
  return changeStatus(company, setting);
};
