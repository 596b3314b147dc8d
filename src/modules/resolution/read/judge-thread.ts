import { answerTasks } from '../../../platform/threads/index.ts';
import { workOnSite } from './judge-pages.ts';

answerTasks(workOnSite);
