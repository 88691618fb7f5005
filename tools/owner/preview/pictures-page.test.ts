import { allPictures } from '../../../site/pages';
import { serveFolder } from '../../shared/serve';
import { scratch } from '../../testing/scratch';
import { picturesPage } from './pictures-page';

const project = scratch();
test('a photograph that cannot be read is named', async () => {
  const [{ name } = { name: '' }] = allPictures();
  project.write(`photos/${name}.jpg`, 'not a picture');
  project.write('index.html', 'home');
  const handlers = { '/all-pictures': picturesPage(project.folder) };
  const { url, close } = await serveFolder(project.folder, 0, handlers);
  const html = (await (await fetch(`${url}/all-pictures`)).text()).replaceAll('&#x2F;', '/');
  await close();
  expect(html).toContain(`Your photograph photos/${name}.jpg cannot be read, so it is not shown`);
});
