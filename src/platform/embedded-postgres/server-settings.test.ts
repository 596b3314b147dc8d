import { expect, test } from 'vitest';
import { serverSettings } from './server-settings.ts';

const GIGABYTE = 1024 ** 3;
const withMemory = (gigabytes: number) =>
  serverSettings(25_432, { memoryBytes: gigabytes * GIGABYTE, sharedMemoryBytes: gigabytes * GIGABYTE });

test('the memory the server takes follows the machine, within bounds', () => {
  expect(withMemory(0.5).shared_buffers).toBe('128MB');
  expect(withMemory(2).shared_buffers).toBe('256MB');
  expect(withMemory(24).shared_buffers).toBe('1024MB');
  expect(withMemory(24)).toMatchObject({ maintenance_work_mem: '512MB', work_mem: '16MB' });
  expect(withMemory(1)).toMatchObject({ maintenance_work_mem: '64MB', work_mem: '4MB' });
});

test('parallel queries do not depend on a container’s small /dev/shm', () => {
  const small = serverSettings(25_432, { memoryBytes: GIGABYTE, sharedMemoryBytes: 64 * 1024 * 1024 });
  expect(small.dynamic_shared_memory_type).toBe('mmap');
  expect(withMemory(4)).not.toHaveProperty('dynamic_shared_memory_type');
});
