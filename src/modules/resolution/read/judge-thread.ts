import { answerTasks } from '../../../platform/threads/index.ts';
import { judgePages } from './judge-pages.ts';

answerTasks(judgePages);
