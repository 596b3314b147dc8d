import { isClosedStatus } from '../../../../shared/companies/company-status.ts';
import { has, type Objection } from './objection.ts';

/** The company may no longer run anything. */
export const STATUS_OBJECTIONS = [
  {
    id: 'inactive',
    text: 'it is no longer active and only its name is printed',
    whenChanged: {
      name: 'it is no longer active and only its former name is printed',
      inactive: 'it was no longer active when the site was read, and only its name is printed',
    },
    applies: (option) =>
      has(option, 'inactive') && !has(option, 'numberVerified') && !has(option, 'numberAtPostcode'),
  },
  {
    id: 'gone',
    text: 'it is dissolved or has left the register, so another company may run the site now',
    whenChanged: {
      gone: 'it was dissolved or had left the register when the site was read, so another company may run the site now',
    },
    applies: ({ entity }) => entity?.company != null && isClosedStatus(entity.company.company_status),
  },
] as const satisfies readonly Objection[];
