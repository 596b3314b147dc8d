import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimises a function as soon as it is warm, and what is inlined into it. The code that judges websites is wide and flat,
 * so nearly all of it becomes warm within minutes and is compiled several times over, which took a sixth of the processor
 * time of the first thousand websites. Functions shall be six times as warm, and take in a third as much of others. A V8
 * without these settings reports them and goes on.
 */
export function tuneV8(): void {
  setFlagsFromString('--interrupt-budget=400000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}
