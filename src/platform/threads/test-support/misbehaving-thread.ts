import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

export type Behaviour = 'well' | 'slow' | 'hang' | 'throw' | 'die' | 'eat' | 'ask';

export interface Task {
  url: string;
  behaviour: Behaviour;
}

export interface TaskList {
  pages: Task[];
}

export interface Done {
  url: string;
  threadId: number;
  unread: { url: string; why: string }[];
}

/** A thread that behaves as each task says. A list of tasks is done one step after another. */
answerTasks<Task | TaskList, Done>(async (given, { step, ask }) => {
  const pages = 'pages' in given ? given.pages : [given];
  const urls: string[] = [];
  for (const [index, { url, behaviour }] of pages.entries()) {
    step(index);
    urls.push(behaviour === 'ask' ? String(await ask(url)) : url);
    behave(behaviour);
  }
  return { url: urls.join(' '), threadId, unread: [] };
});

function behave(behaviour: Behaviour): void {
  switch (behaviour) {
    case 'hang':
      for (;;);
    case 'throw':
      throw new Error('this page is beyond me');
    case 'die':
      process.exit(3);
      break;
    case 'eat': {
      const eaten: unknown[] = [];
      for (;;) eaten.push(new Array(10_000).fill(eaten.length));
    }
    case 'slow': {
      const end = performance.now() + 400;
      while (performance.now() < end);
    }
  }
}
