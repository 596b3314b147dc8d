import { type Severity, SIGNAL_TYPE_TABLE, SIGNAL_TYPES } from '../../../../src/shared/signal-types.ts';
import { words } from '../../lib/format.ts';

/** The signals of a severity in words: `Company name changed, director appointed, …`. */
export function describeSeverity(severity: Severity): string {
  const types = SIGNAL_TYPES.filter((type) => SIGNAL_TYPE_TABLE[type].severity === severity);
  return words(types.map((type) => words(type).toLowerCase()).join(', '));
}
