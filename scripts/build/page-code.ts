import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { ESModulesEvaluator, type ModuleRunnerContext } from 'vite/module-runner';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { siteIn } from './site-config.ts';

/** Runs modules and records their dynamic imports. */
class NotingEvaluator extends ESModulesEvaluator {
  readonly imported = new Set<string>();

  override runInlinedModule(context: ModuleRunnerContext, code: string) {
    const importOnDemand: typeof context.__vite_ssr_dynamic_import__ = (file, options) => {
      this.imported.add(file);
      return context.__vite_ssr_dynamic_import__(file, options);
    };
    return super.runInlinedModule({ ...context, __vite_ssr_dynamic_import__: importOnDemand }, code);
  }
}

/** The page's file, and the file of its words if that is separate. Named as in the build manifest. */
type PageCode = readonly [page: string, ...others: string[]];

/**
 * The source files that each page of a language loads, by its path in the route table. Runs the `load` of each route.
 */
export async function codeOfPages(language: Language): Promise<Map<string, PageCode>> {
  const config = await resolveConfig(
    {
      ...siteIn(language, { mode: 'production', command: 'build' }),
      configFile: false,
      // Runs the `buildStart` of the reviews plugin, whose modules pages import.
      server: { perEnvironmentStartEndDuringDev: true },
    },
    'serve',
    'production',
  );
  const evaluator = new NotingEvaluator();
  const environment = createRunnableDevEnvironment('ssr', config, {
    hot: false,
    runnerOptions: { hmr: false, evaluator },
  });
  await environment.init();
  await environment.pluginContainer.buildStart();
  const { routes }: typeof import('../../src/app/routes.ts') = await environment.runner.import('/src/app/routes.ts');
  const pages = new Map<string, PageCode>();
  for (const { path, load } of routes) {
    evaluator.imported.clear();
    await load();
    const [page, ...others] = [...evaluator.imported].map((file) => file.slice(1));
    if (!page) throw new Error(`${path} loads no code of its own`);
    pages.set(path, [page, ...others]);
  }
  await environment.close();
  return pages;
}
