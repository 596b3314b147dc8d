import { describe, expect, it } from 'vitest';
import { whereItLives } from './where-it-lives.ts';

describe('where a connected app lives', () => {
  it.each([
    [['https://app.example/callback', 'https://app.example/other'], 'app.example'],
    [['http://127.0.0.1:4000/cb', 'http://localhost/cb', 'http://[::1]/cb'], 'A program on a computer'],
    [['cursor://callback'], 'The program that opens cursor:// addresses'],
    [['https://a.example/cb', 'http://localhost/cb'], 'a.example, A program on a computer'],
    [['not an address'], 'An unknown address'],
    [[], 'An unknown address'],
  ])('%j: %s', (redirectUris, place) => {
    expect(whereItLives(redirectUris)).toBe(place);
  });

  it('is not fooled by a host that begins like this computer', () => {
    expect(whereItLives(['https://localhost.evil.example/cb'])).toBe('localhost.evil.example');
  });
});
