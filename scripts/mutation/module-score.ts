/** How many faults, made one at a time, the tests of a module noticed. */
export type ModuleScore = { module: string; killed: number; survived: number; uncovered: number; survivors: string[] };
