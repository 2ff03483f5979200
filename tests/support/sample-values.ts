import path from 'node:path';
import { languages } from '@functions/domain/languages.ts';
import {
  customerCancelReasons,
  declineReasons,
  giveBackReasons,
  haulerCancelReasons,
} from '@functions/domain/reasons.ts';
import { homeCleaningOptions, serviceNames } from '@functions/domain/services.ts';
import { statuses } from '@functions/domain/statuses.ts';
import ts from 'typescript';

/** The values for each parameter of a text function, with a maximum of combinations. */
const MOST_CALLS = 64;

/** Values for general types. Numbers cover singular and plural. */
const NUMBERS = [1, 3];
const MOMENT = new Date('2026-11-24T23:40:00Z');
/** Stands for every inserted name and text. */
export const NAME = 'Sol';

/** Texts that are read as something, by the name of the parameter. */
const READ_TEXTS: Record<string, readonly string[]> = {
  clock: ['15:20'],
  day: ['2026-11-22'],
  hoursOfDay: ['8 AM–8 PM'],
  month: ['2026-11'],
};

/** Stored values to call a function with, by its name: it returns their words. */
const STORED: Record<string, readonly string[]> = {
  languageLabel: languages,
  reasonLabel: [...customerCancelReasons, ...declineReasons, ...giveBackReasons, ...haulerCancelReasons],
  serviceLabel: [...serviceNames, ...homeCleaningOptions],
  statusLabel: statuses,
};

/** The compiler's knowledge about modules, to call their functions. */
export type Types = { checker: ts.TypeChecker; typeOf: (file: string) => ts.Type; node: ts.Node };

/** Reads the types of modules of the project, named from its root. */
export function readTypes(files: readonly string[]): Types {
  const root = path.resolve(import.meta.dirname, '../..');
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files }, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`No module ${file}`);
    return source;
  };
  return {
    checker,
    node: sourceOf(files[0] ?? ''),
    typeOf(file) {
      const symbol = checker.getSymbolAtLocation(sourceOf(file));
      if (!symbol) throw new Error(`${file} exports nothing`);
      return checker.getTypeOfSymbol(symbol);
    },
  };
}

/** Sample arguments for a function, and the type of its result. */
export function sampleCalls(types: Types, type: ts.Type, name: string): { calls: unknown[][]; result: ts.Type } {
  const [signature] = type.getCallSignatures();
  if (!signature) throw new Error(`${types.checker.typeToString(type)} is no function`);
  const parameters = signature.parameters.map((parameter) =>
    samplesOf(types, types.checker.getTypeOfSymbolAtLocation(parameter, types.node), parameter.name),
  );
  const calls = STORED[name]?.map((stored) => [stored]) ?? combinations(parameters).slice(0, MOST_CALLS);
  return { calls, result: signature.getReturnType() };
}

/** The type of an entry of a list or of an object. */
export function typeOfEntry({ checker, node }: Types, type: ts.Type, key: string): ts.Type | undefined {
  const property = checker.getPropertyOfType(checker.getNonNullableType(type), key);
  if (property) return checker.getTypeOfSymbolAtLocation(property, node);
  return type.getNumberIndexType() ?? type.getStringIndexType();
}

function samplesOf(types: Types, type: ts.Type, name: string): unknown[] {
  const { checker, node } = types;
  if (type.isUnion()) {
    const samples = type.types.flatMap((each) => samplesOf(types, each, name));
    // Servers send dates as text, and the words accept both.
    return samples.includes(MOMENT) ? [MOMENT] : [...new Set(samples)];
  }
  if (type.isLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [undefined];
  if (type.flags & ts.TypeFlags.String) return [...(READ_TEXTS[name] ?? [NAME])];
  if (type.flags & ts.TypeFlags.Number) return NUMBERS;
  if (checker.typeToString(type) === 'Date') return [MOMENT];
  if (type.getCallSignatures().length > 0) return [() => NAME];
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (element) {
    const [first, second = first] = samplesOf(types, element, name);
    return [[first], [first, second]];
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    throw new Error(`No sample of ${name}: ${checker.typeToString(type)}`);
  const properties = checker.getPropertiesOfType(type);
  const values = properties.map((each) => samplesOf(types, checker.getTypeOfSymbolAtLocation(each, node), each.name));
  return combinations(values)
    .slice(0, MOST_CALLS)
    .map((entries) => Object.fromEntries(properties.map((each, place) => [each.name, entries[place]])));
}

function combinations(choices: readonly (readonly unknown[])[]): unknown[][] {
  return choices.reduce<unknown[][]>(
    (sofar, choice) => sofar.flatMap((before) => choice.map((value) => [...before, value])),
    [[]],
  );
}
