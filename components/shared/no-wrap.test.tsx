import { render } from '@testing-library/react';
import { NoWrap } from './no-wrap';

test('a sentence may have the same range twice', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  const { container } = render(<NoWrap text="Fishing (4-8 hours) and Reef Walk (4-8 hours)" />);
  expect([...container.querySelectorAll('span')].map((range) => range.textContent)).toEqual(['4-8', '4-8']);
  expect(container).toHaveTextContent('Fishing (4-8 hours) and Reef Walk (4-8 hours)');
  expect(complaint).not.toHaveBeenCalled();
});
