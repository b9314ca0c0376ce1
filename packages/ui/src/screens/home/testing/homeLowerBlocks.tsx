import {
  makeAlbumCategory,
  makeAlbumTab,
  makeCommonQuestion,
  makeCountedTag,
  makeCourseReview,
  makeHotMajor,
  makeMany,
  makeNews,
  makePage,
  makeProduct,
  makeShortVideo,
} from '@cloud-school/domain/testing';
import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { AlbumsBlock } from '../albums/AlbumsBlock.tsx';
import { HomeColumns } from '../frame/HomeColumns.ts';
import { MajorsBlock } from '../majors/MajorsBlock.tsx';
import { NewsBlock } from '../news/NewsBlock.tsx';
import { ProductsBlock } from '../products/ProductsBlock.tsx';
import { QuestionsBlock } from '../questions/QuestionsBlock.tsx';
import { ReviewsBlock } from '../reviews/ReviewsBlock.tsx';
import { ShortVideosBlock } from '../short-videos/ShortVideosBlock.tsx';

const linkOf = ({ id }: { id: string | null }) => `#${id}`;

/** The blocks below the first screen with sample data, in the order of the page. */
export const homeLowerBlocks = (
  <>
    <ProductsBlock
      products={ready(makePage(makeMany(makeProduct, 4), { size: 4, total: 10, pages: 3 }))}
      current={1}
      onPage={fn()}
      getLink={() => '#product'}
    />
    <MajorsBlock majors={ready(makeMany(makeHotMajor, 5))} getLink={linkOf} moreTo="#majors" />
    <AlbumsBlock
      tabs={makeMany(makeAlbumTab, 3)}
      tabKey="TAB_1"
      onTab={fn()}
      categories={ready(makeMany(makeAlbumCategory, 4))}
      covers={
        new Map([
          ['album-1', '/media/covers/campus.svg'],
          ['album-2', '/media/covers/classroom.svg'],
          ['album-3', '/media/covers/hospital-ward.svg'],
          ['album-4', '/media/covers/baby-bath.svg'],
        ])
      }
      onOpen={fn()}
    />
    <ShortVideosBlock
      videos={ready(makePage(makeMany(makeShortVideo, 8), { pages: 6, size: 8, total: 46 }))}
      tags={ready(makeMany(makeCountedTag, 4))}
      total={46}
      kind="people-say"
      onKind={fn()}
      tagId={null}
      onTag={fn()}
      current={1}
      onPage={fn()}
      onOpen={fn()}
      onLike={fn()}
      appUrl="https://app.example.com/download"
    />
    <ReviewsBlock
      reviews={ready(makePage(makeMany(makeCourseReview, 2), { pages: 163, size: 2, total: 326 }))}
      tags={ready(makeMany(makeCountedTag, 3))}
      total={326}
      tagId={null}
      onTag={fn()}
      current={1}
      onPage={fn()}
      onLike={fn()}
      onOpenFile={fn()}
      onOpenComments={fn()}
    />
    <HomeColumns>
      <NewsBlock news={ready(makeMany(makeNews, 4))} getLink={linkOf} moreTo="#news" />
      <QuestionsBlock questions={ready(makeMany(makeCommonQuestion, 3))} getLink={linkOf} moreTo="#majors" />
    </HomeColumns>
  </>
);
