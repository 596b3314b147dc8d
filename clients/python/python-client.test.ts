import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const python = (folder: string, arguments_: string[]) => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONDONTWRITEBYTECODE: '1' };
  return spawnSync('python3', arguments_, { cwd: folder, env, encoding: 'utf8' });
};

it('the Python client passes its own tests', () => {
  const { status, stderr } = python('clients/python', [
    '-W',
    'error::ResourceWarning',
    '-m',
    'unittest',
    'tests.test_client',
  ]);
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

it('the Python wheel is the same every time, can be imported, and states the digest of each of its files', () => {
  const places = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'domesday-wheel-')));
  try {
    const wheels = places.map((place) => {
      const { stdout, stderr } = python('clients/python', ['build_wheel_backend.py', place]);
      expect(stderr).toBe('');
      return join(place, stdout.trim());
    });
    const [first = '', second = ''] = wheels;
    expect(readFileSync(first)).toEqual(readFileSync(second));
    const check = `
import base64, csv, hashlib, io, sys, zipfile
sys.path.insert(0, sys.argv[1])
import domesday
wheel = zipfile.ZipFile(sys.argv[1])
record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
rows = {name: digest for name, digest, _ in csv.reader(io.StringIO(wheel.read(record).decode()))}
assert set(rows) == set(wheel.namelist()), "RECORD lists other files"
for name in wheel.namelist():
    digest = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(name)).digest()).rstrip(b"=").decode()
    assert name == record or rows[name] == "sha256=" + digest, name
print(domesday.__version__)`;
    const { stdout, stderr } = python(tmpdir(), ['-c', check, first]);
    expect(stderr).toBe('');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(stdout.trim()).toBe(version);
  } finally {
    for (const place of places) rmSync(place, { recursive: true });
  }
});
