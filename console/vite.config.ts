import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compressed once, here, instead of at every request. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist', 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * The typefaces with their licences, under names that pages outside the console can refer to:
 * public/assets/typefaces.css.
 */
function copyTypefaces(): Plugin {
  return {
    name: 'copy-typefaces',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist', 'assets');
      const require = createRequire(import.meta.url);
      const packages = {
        'source-sans-3': require.resolve('@fontsource-variable/source-sans-3/package.json'),
        'source-serif-4': require.resolve('@fontsource-variable/source-serif-4/package.json'),
      };
      for (const [face, manifest] of Object.entries(packages)) {
        const from = dirname(manifest);
        copyFileSync(join(from, 'LICENSE'), join(folder, `${face}-licence.txt`));
        for (const letters of ['latin', 'latin-ext']) {
          const file = join(from, 'files', `${face}-${letters}-wght-normal.woff2`);
          copyFileSync(file, join(folder, `${face}-${letters}.woff2`));
        }
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), copyTypefaces(), compressAssets()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/console', '/openapi.json', '/docs'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
