import { readPage } from '../extract/index.ts';
import { answerTasks } from './answer-tasks.ts';

answerTasks(readPage);
