import { createRequire } from 'node:module';
import { Router } from 'express';
import { createOpenApi } from './openapi.ts';

const UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Stepwise API</title>
    <link rel="icon" href="docs/favicon-32x32.png" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#ui', deepLinking: true });\n`;

/** The OpenAPI description, and a page that shows it; no file comes from another site. */
export function docsRoutes(): Router {
  const router = Router();
  // Made for whoever asks first: it costs as much as the rest of a start.
  let document: ReturnType<typeof createOpenApi> | undefined;
  const uiFolder = createRequire(import.meta.url)('swagger-ui-dist/absolute-path') as () => string;

  router.get('/openapi.json', (_req, res) => {
    document ??= createOpenApi();
    res.json(document);
  });
  router.get('/docs', (req, res) => {
    // The page links to its files by relative paths.
    if (req.path.endsWith('/')) return res.redirect(308, '../docs');
    res.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_req, res) => {
    res.type('js').send(START);
  });
  for (const file of UI_FILES) {
    router.get(`/docs/${file}`, (_req, res) => {
      res.sendFile(file, { root: uiFolder() });
    });
  }
  return router;
}
