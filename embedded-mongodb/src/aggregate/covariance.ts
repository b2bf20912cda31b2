import { type Document, double, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { compileOperands } from '../expression/operands.ts';
import type { WindowFunction } from './partition-function.ts';

/** `$covariancePop` and `$covarianceSamp`. */
export function covariance(isSample: boolean): WindowFunction {
  return (operand, window, settings, name) => {
    const [x, y] = compileOperands(operand, settings.compiler, name, 2, 2).map(
      (expression) => (row: Document) => expression(settings.compiler.scope(row)),
    ) as [(row: Document) => Value, (row: Document) => Value];
    return (rows) => {
      const pairs = rows.map((row) => [x(row), y(row)] as const);
      return rows.map((_, at) => {
        const { start, end } = window ? window(rows, at) : { start: 0, end: rows.length };
        return computeCovariance(pairs.slice(start, end), isSample);
      });
    };
  };
}

function computeCovariance(pairs: readonly (readonly [Value, Value])[], isSample: boolean): Value {
  const numbers = pairs.flatMap(([x, y]) =>
    isNumeric(x) && isNumeric(y) ? [[toNumber(x), toNumber(y)] as const] : [],
  );
  const divisor = numbers.length - (isSample ? 1 : 0);
  if (divisor <= 0) return null;
  const meanX = numbers.reduce((sum, [x]) => sum + x, 0) / numbers.length;
  const meanY = numbers.reduce((sum, [, y]) => sum + y, 0) / numbers.length;
  return double(numbers.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / divisor);
}
