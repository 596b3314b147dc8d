import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

/** A thread that does what a task tells it to, well or badly. */
answerTasks((task: { url: string; mood: 'well' | 'slow' | 'hang' | 'throw' | 'die' | 'eat' }) => {
  switch (task.mood) {
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
      return { url: task.url, threadId };
    }
    case 'well':
      return { url: task.url, threadId };
  }
});
