import { answerTasks } from '../../platform/threads/index.ts';
import { readUpload } from './read-upload.ts';

answerTasks(readUpload);
