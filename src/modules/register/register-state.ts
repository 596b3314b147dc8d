/** The value of `register_state.source` while the register is the fictional one of the sandbox. */
export const SANDBOX_SOURCE = 'sandbox';

/** The size and origin of the register: the row of `register_state`. */
export interface RegisterState {
  companies: number;
  as_of: string | null;
  source: string | null;
  fingerprint: string | null;
  imported_at: Date | null;
  import_ms: number | null;
}
