import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimises a function as soon as it is warm, with what is inlined into it. The code that judges websites is wide and flat:
 * nearly all of it becomes warm within minutes and is compiled several times over, which took a fifth of the processor time of
 * the first websites. Here functions have to be twice as warm, and take in a third as much of others. Later still would cost
 * more in code that is not optimised yet. A V8 without these settings reports them and goes on.
 */
export function tuneV8(): void {
  setFlagsFromString('--interrupt-budget=150000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}
