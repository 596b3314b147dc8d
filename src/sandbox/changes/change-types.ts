/** The register's changes by the names of the signals they cause. */
export { SIGNAL_TYPES as CHANGE_TYPES, type SignalType as ChangeType } from '../../shared/signal-types.ts';
