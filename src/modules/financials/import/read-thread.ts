import { answerTasks } from '../../../platform/threads/index.ts';
import { readPacked } from './read-packed.ts';

answerTasks(readPacked);
