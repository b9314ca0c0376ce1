/** The least a page of this stack can be: React, router, SWR, ky and styled-components around eight cards of one call. */
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';

interface NewsAnswer {
  data: { records: { id: string; title: string; cover: string | null }[] };
}

const ADDRESS = '/api/universityAdvertise/anyUser/newInformation/newInformationPage';

const fetchNews = () =>
  ky
    .post(ADDRESS, { json: { current: 1, size: 8, model: { status: 1 } }, headers: { tenantId: '10001' } })
    .json<NewsAnswer>();

function Cards() {
  const { data } = useSWR(ADDRESS, fetchNews);
  return (
    <Grid>
      <h1>Floor</h1>
      {data?.data.records.map(({ id, title, cover }) => (
        <Card key={id}>
          {cover && <img src={cover} alt="" width={320} height={200} />}
          <p>{title}</p>
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled.main`
  display: grid;
  gap: 16px;
  min-height: 2400px;
  align-content: start;
`;

const Card = styled.article`
  height: 260px;
`;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Cards />} />
      </Routes>
    </BrowserRouter>,
  );
