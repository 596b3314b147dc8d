import { answerTasks } from '../../../platform/threads/index.ts';
import { shippedModel } from '../model/model.ts';
import { workOnSite } from './judge-pages.ts';

// A model that does not fit the code stops the thread at its start, not at the first site.
shippedModel();
answerTasks(workOnSite);
