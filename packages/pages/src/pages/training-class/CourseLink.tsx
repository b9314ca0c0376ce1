import { isolate } from '@cloud-school/domain';
import { ButtonLink, Dialog } from '@cloud-school/ui';

interface CourseLinkProps {
  courseName: string;
  address: string;
  onClose: () => void;
}

/** The way to a course of another platform where the browser opens no window for it. */
export function CourseLink({ courseName, address, onClose }: CourseLinkProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="课程已准备好"
      description={`浏览器没有打开新窗口。${courseName ? `《${isolate(courseName)}》` : '课程'}在另一个网站，请点下面的按钮打开。`}
      closeLabel="关闭"
      actions={
        <ButtonLink href={address} onClick={onClose}>
          打开课程
        </ButtonLink>
      }
    />
  );
}
