import type { Mistake } from '../../shared/mistakes';
import { mistakeAt } from '../../shared/schemas';
import { fieldsIn } from '../../shared/walk';

/**
 * A mistake for each value in a file that has a fault.
 * @param faultOf what is wrong with a value, by the name of its field or of the
 * list that it is in
 */
export function faultsIn(
  file: string,
  content: unknown,
  faultOf: (value: unknown, name: string) => string | undefined,
): Mistake[] {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const name = path.findLast((key) => typeof key === 'string');
    const fault = faultOf(value, String(name));
    return fault ? mistakeAt(file, path, content, fault) : [];
  });
}
