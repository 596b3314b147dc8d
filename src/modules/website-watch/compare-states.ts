import { ukDay } from '../../shared/clock.ts';
import type { Change } from '../signals/index.ts';
import { sameDetails, type WatchedCompany, type WebsiteState } from './website-state.ts';

export interface Comparison {
  domain: string;
  company: WatchedCompany;
  before: WebsiteState;
  after: WebsiteState;
  at: Date;
}

/** The signals between two states of a website that readings agreed on. */
export function compareStates({ domain, company, before, after, at }: Comparison): Change[] {
  const day = ukDay(at);
  const change = (
    signal_type: Change['signal_type'],
    summary: string,
    values: { previous?: Change['previous']; current?: Change['current'] } = {},
  ): Change => ({
    signal_type,
    summary,
    occurred_on: day,
    previous: values.previous ? { domain, ...values.previous } : null,
    current: { domain, ...values.current },
    identity: `${domain} ${at.toISOString()}`,
  });
  const { company_name: name } = company;
  if (!after.isReachable)
    return before.isReachable
      ? [change('website_unreachable', `The website ${domain} of ${name} cannot be read any more.`)]
      : [];
  const changes: Change[] = [];
  if (!before.isReachable) changes.push(change('website_back', `The website ${domain} of ${name} is back.`));
  if (before.operator === company.company_number && after.operator !== before.operator) {
    changes.push(
      change(
        'website_operator_changed',
        `The website ${domain} does not name ${name} as its operator any more.`,
        {
          previous: { operator: before.operator },
          current: { operator: after.operator },
        },
      ),
    );
  }
  if (after.isTradingDissolved && !before.isTradingDissolved)
    changes.push(
      change(
        'trading_while_dissolved',
        `${name} is dissolved, and its website ${domain} still speaks in its name.`,
      ),
    );
  const [old, fresh] = [before.details, after.details];
  const isOutdated = fresh?.registered_name === 'outdated';
  if (isOutdated && old?.registered_name !== 'outdated')
    changes.push(change('website_name_outdated', `The website ${domain} states a former name of ${name}.`));
  if (old && fresh && !sameDetails(withoutName(old), withoutName(fresh)))
    changes.push(
      change('website_details_changed', `The particulars of ${name} on ${domain} are different ones.`, {
        previous: { particulars: old },
        current: { particulars: fresh },
      }),
    );
  return changes;
}

/** The name has a signal of its own. */
function withoutName({ registered_name: _, ...others }: Record<string, string>): Record<string, string> {
  return others;
}
