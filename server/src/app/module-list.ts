import type { CallerContext } from '../common/request-context.ts';
import type { ShopModule } from '../common/shop-module.ts';

type AnyModule = Omit<ShopModule<never, object>, 'createLoaders'> & {
  readonly createLoaders?: (context: CallerContext<never>) => object;
};

/**
 * Modules in the order in which their services are created. A module can only be added after those that provide its
 * dependencies: the compiler rejects any other order.
 */
export class ModuleList<Base extends object, Given extends object = Base> {
  readonly modules: readonly AnyModule[];

  constructor(modules: readonly AnyModule[] = []) {
    this.modules = modules;
  }

  add<Services extends object>(module: ShopModule<Given, Services>): ModuleList<Base, Given & Services> {
    return new ModuleList<Base, Given & Services>([...this.modules, module]);
  }

  /** Returns what all modules provide, together with `base`. */
  async createServices(base: Base): Promise<Given> {
    let given: object = base;
    for (const { setup } of this.modules) given = { ...given, ...(await setup(given as never)) };
    return given as Given;
  }

  /** Returns the loaders of all modules for one request. Throws if two modules use the same name. */
  createLoaders(context: CallerContext<Given>): object {
    const all: Record<string, unknown> = {};
    for (const { createLoaders } of this.modules) {
      for (const [name, loader] of Object.entries(createLoaders?.(context as CallerContext<never>) ?? {})) {
        if (name in all) throw new Error(`two modules have a loader ${name}`);
        all[name] = loader;
      }
    }
    return all;
  }
}
