import { expect, it } from 'vitest';
import { readJobRoles } from './run-service.ts';

it('kinds of jobs are read from a list with commas', () => {
  expect(readJobRoles('crawl, deliver')).toEqual(new Set(['crawl', 'deliver']));
});

it('an unknown kind of job is refused with those that there are', () => {
  expect(() => readJobRoles('crawl,dance')).toThrow('There is no kind of job "dance". --only takes: crawl,');
});
