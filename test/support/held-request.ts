import { request } from 'node:http';

export interface HeldRequest {
  /** Sends the rest of the body. */
  finish(): void;
  /** The status of the answer; rejects when the connection is cut before there is one. */
  answer: Promise<number | undefined>;
}

/** A sign-up whose headers the service has got, and whose body it still waits for. */
export async function holdSignUp(serviceUrl: string): Promise<HeldRequest> {
  const body = JSON.stringify({ email: 'slow@example.org', password: 'correct horse' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    // The service then says when it has begun with the request.
    expect: '100-continue',
  };
  const call = request(`${serviceUrl}/v1/auth/signup`, { method: 'POST', headers });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  // Callers that await it still get the error.
  answer.catch(() => undefined);
  await Promise.race([new Promise((resolve) => call.once('continue', resolve)), answer]);
  call.write(body.slice(0, 10));
  return { answer, finish: () => call.end(body.slice(10)) };
}
