import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

/** A thread that does what a task tells it to, well or badly. */
answerTasks((task: { url: string; mood: 'well' | 'hang' | 'throw' | 'die' | 'eat' }) => {
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
    case 'well':
      return { url: task.url, threadId };
  }
});
