import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A font or picture inside the style sheet would delay the first paint of every page.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: './web/handler.ts' },
      },
    },
  },
});
