import { answerTasks } from '../../../platform/threads/index.ts';
import { workOnSite } from './work-on-site.ts';

answerTasks(workOnSite);
