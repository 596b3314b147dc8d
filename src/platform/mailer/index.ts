/**
 * Mail, by SMTP or, where no server is set, as files a person can open. It sends at once; to survive a mail
 * server that is down, call it from a job.
 */
export { createMailer, type Mailer } from './mailer.ts';
