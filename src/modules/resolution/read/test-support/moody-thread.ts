import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

export type Mood = 'well' | 'slow' | 'hang' | 'throw' | 'die' | 'eat' | 'ask';

export interface Task {
  url: string;
  mood: Mood;
}

export interface MoodySite {
  pages: Task[];
}

export interface Done {
  url: string;
  threadId: number;
  unread: { url: string; why: string }[];
}

/** A thread that does what a task tells it to, well or badly; of a site it does each page. */
answerTasks<Task | MoodySite, Done>(async (given, { step, ask }) => {
  const pages = 'pages' in given ? given.pages : [given];
  const urls: string[] = [];
  for (const [index, { url, mood }] of pages.entries()) {
    step(index);
    urls.push(mood === 'ask' ? String(await ask(url)) : url);
    behave(mood);
  }
  return { url: urls.join(' '), threadId, unread: [] };
});

function behave(mood: Mood): void {
  switch (mood) {
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
