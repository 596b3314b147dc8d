import { describe, expect, it } from 'vitest';
import { findSite } from './catalogue.ts';
import { changeAnswer } from './change-answer.ts';
import { factsOf } from './company-facts.ts';

const NUMBER = '73816452';
const home = () => findSite('tarnwickjoinery.test')!.answer!('/');

describe('a website of the sandbox that was changed', () => {
  it('is down', () => {
    expect(changeAnswer(home(), NUMBER, 'unreachable').status).toBe(503);
  });
  it('names another company', () => {
    const { name } = factsOf(NUMBER);
    expect(home().body.toString()).toContain(name);
    const body = changeAnswer(home(), NUMBER, 'other_operator').body.toString();
    expect(body).not.toContain(NUMBER);
    expect(body).not.toContain(name);
    expect(body).toContain('77936150');
  });
  it('states another office', () => {
    const { postcode } = factsOf(NUMBER);
    const body = changeAnswer(home(), NUMBER, 'other_details').body.toString();
    expect(body).toContain(NUMBER);
    expect(body).not.toContain(postcode);
  });
});
