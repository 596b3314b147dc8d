import { answerTasks } from './answer-tasks.ts';
import { judgePages } from './judge-pages.ts';

answerTasks(judgePages);
